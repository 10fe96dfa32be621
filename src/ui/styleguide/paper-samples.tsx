import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card, CardButton } from '../card.tsx';
import { Carousel } from '../carousel.tsx';
import { EmptyState } from '../empty-state.tsx';
import { FoldingNotice, Notice } from '../notice.tsx';
import { Paper } from '../paper.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { ReceiptTable } from '../receipt-table.tsx';
import { Rows } from '../rows.tsx';
import { SkeletonCards, SkeletonGrid } from '../skeleton.tsx';
import { PANCAKE, STEW } from './dishes.ts';
import { Row, Sample } from './sample.tsx';
import styles from './styleguide.module.css';

const LINES = [
  { id: '1', name: '묵은지 돼지고기 김치찌개 2인분', quantity: 2, cents: 3700 },
  { id: '2', name: '해물파전', quantity: 1, cents: 1600, note: '냉장' },
  { id: '3', name: '사골 우거지국', quantity: 1, cents: 1400, struck: true },
];

export function PaperSamples() {
  return (
    <>
      <Sample title="알림">
        <FoldingNotice title="주문 전에 꼭 읽어 주세요" tone="honey">
          국과 양념육, 생선은 냉동으로, 나머지는 냉장으로 배송해요.{'\n'}배송 시간은 전날 저녁에
          문자로 알려 드려요.
        </FoldingNotice>
        <Notice title="배송 지역">시드니는 화·금요일, 고스포드는 토요일에 배송해요.</Notice>
        <Notice tone="fresh" title="주문이 들어갔어요" announce>
          확인 문자를 보냈어요. 5~10초쯤 걸려요.
        </Notice>
        <Notice tone="honey" title="마감이 가까워요">
          목 오후 5:00까지 주문할 수 있어요.
        </Notice>
        <Notice tone="error" title="금액이 줄었어요" action={<Button>메뉴로 돌아가기</Button>}>
          이미 카드로 결제한 $72.00보다 적게 바꿀 수 없어요. 줄이거나 취소하려면 연락해 주세요.
        </Notice>
        <Notice tone="closed" title="주문이 마감되었어요">
          다음 배송일을 골라 주세요.
        </Notice>
      </Sample>
      <Sample title="카드">
        <div className={styles.stack}>
          <CardButton>
            <span className={styles.date}>
              11월 24일 화요일 <Badge tone="fresh">시드니</Badge>
            </span>
            <span className={styles.quiet}>월 오후 5:00까지 · 2일 3시간 남았어요</span>
          </CardButton>
          <CardButton quiet>
            <span className={styles.date}>
              <s>11월 20일 금요일</s> <Badge tone="closed">마감</Badge>
            </span>
          </CardButton>
        </div>
        <Row>
          <Price cents={5400} />
          <Price cents={5400} look="strong" />
          <Price cents={123450} look="large" />
          <Price cents={1600} look="struck" />
        </Row>
      </Sample>
      <Sample title="주문서">
        <Paper>
          <ReceiptTable
            caption="주문한 메뉴"
            heads={{ item: '메뉴', quantity: '수량', amount: '금액' }}
            lines={LINES}
            totals={[
              { id: 'points', label: '포인트 사용', cents: -1240 },
              { id: 'total', label: '결제할 금액', cents: 4060, strong: true },
            ]}
          />
        </Paper>
        <Card>
          <Rows
            rows={[
              { id: 'a', label: '주문 금액', value: <Price cents={5300} /> },
              { id: 'b', label: '남은 포인트', value: '0.00' },
              { id: 'c', label: '결제할 금액', value: <Price cents={4060} />, strong: true },
            ]}
          />
        </Card>
        <Card>
          <Rows
            kind="texts"
            rows={[
              { id: 'a', label: '받는 분', value: '김순자 · 0412-345-678' },
              { id: 'b', label: '주소', value: '3 / 12 Beamish Street, Campsie NSW 2194' },
              { id: 'c', label: '메모', value: '문 앞에 두고 문자 주세요' },
            ]}
          />
        </Card>
      </Sample>
      <Sample title="사진">
        <Carousel
          labels={{
            carousel: '김치찌개 사진',
            previous: '앞 사진',
            next: '다음 사진',
            slide: (number, total) => `사진 ${number} / ${total}`,
          }}
          slides={[
            { id: '1', content: <Picture src={STEW} alt="뚝배기에 담긴 김치찌개" /> },
            { id: '2', content: <Picture src={PANCAKE} alt="접시에 담긴 해물파전" /> },
            { id: '3', content: <Picture src="/missing.webp" alt="사진 없음" /> },
          ]}
        />
      </Sample>
      <Sample title="기다림과 빈자리">
        <SkeletonCards label="배송일을 불러오고 있어요" count={2} />
        <SkeletonGrid label="메뉴를 불러오고 있어요" count={2} />
        <EmptyState
          title="장바구니가 비어 있어요"
          text="먹고 싶은 반찬을 담아 보세요. $50.00부터 배송해요."
          action={<Button>메뉴 보기</Button>}
        />
      </Sample>
    </>
  );
}
