import { Bell, ChevronLeft, CreditCard, Menu, Search, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Badge, CountBadge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import { IconButton } from '../icon-button.tsx';
import { Loading, Spinner } from '../spinner.tsx';
import { Row, Sample } from './sample.tsx';

export function ButtonSamples() {
  const [busy, setBusy] = useState(false);
  const [english, setEnglish] = useState(true);
  const pay = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 3000);
  };
  return (
    <>
      <Sample title="버튼">
        <Button
          variant="primary"
          size="large"
          fullWidth
          icon={<CreditCard aria-hidden="true" />}
          busy={busy}
          busyLabel="결제 화면을 열고 있어요"
          onClick={pay}
        >
          카드로 $54.00 결제
        </Button>
        <Row>
          <Button variant="primary">저장하기</Button>
          <Button>주소 바꾸기</Button>
          <Button variant="quiet">비밀번호를 잊었어요</Button>
          <Button variant="danger">주문 취소하기</Button>
        </Row>
        <Row>
          <Button variant="primary" busy>
            저장하기
          </Button>
          <Button busy>주소 바꾸기</Button>
          <Button variant="quiet" busy>
            비밀번호를 잊었어요
          </Button>
          <Button variant="danger" busy>
            주문 취소하기
          </Button>
        </Row>
        <Row>
          <Button variant="primary" disabled>
            저장하기
          </Button>
          <Button disabled>주소 바꾸기</Button>
          <Button variant="quiet" disabled>
            비밀번호를 잊었어요
          </Button>
          <Button variant="danger" disabled>
            주문 취소하기
          </Button>
        </Row>
        <Row>
          <IconButton label="메뉴" icon={<Menu aria-hidden="true" />} />
          <IconButton label="뒤로" look="outlined" icon={<ChevronLeft aria-hidden="true" />} />
          <IconButton
            label="끝나지 않은 카드 주문"
            look="alert"
            icon={<Bell aria-hidden="true" />}
          />
          <IconButton
            label="장바구니, 3개"
            count={3}
            look="outlined"
            icon={<ShoppingBasket aria-hidden="true" />}
          />
          <IconButton label="찾기" disabled icon={<Search aria-hidden="true" />} />
        </Row>
      </Sample>
      <Sample title="상태와 고르기">
        <Row>
          <Badge>시드니</Badge>
          <Badge tone="fresh">주문 가능</Badge>
          <Badge tone="honey">오늘 마감</Badge>
          <Badge tone="error">결제 안 됨</Badge>
          <Badge tone="closed">마감</Badge>
          <CountBadge count={3} />
          <CountBadge count={120} />
        </Row>
        <Row>
          <Chip selected={english} onToggle={() => setEnglish(!english)}>
            English
          </Chip>
          <Chip selected={false} onToggle={() => undefined}>
            금요일 메뉴
          </Chip>
          <Chip selected={false} disabled onToggle={() => undefined}>
            지난 메뉴
          </Chip>
        </Row>
        <Row>
          <Spinner />
        </Row>
        <Loading label="메뉴를 불러오고 있어요" />
      </Sample>
    </>
  );
}
