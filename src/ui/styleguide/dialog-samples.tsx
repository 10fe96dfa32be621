import { Clock, House, Languages, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { DrawerItem } from '../drawer-item.tsx';
import { Overlay } from '../overlay.tsx';
import { Price } from '../price.tsx';
import { Rows } from '../rows.tsx';
import { Sheet } from '../sheet.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { notify, TOAST_MS } from '../toast.tsx';
import { Row, Sample } from './sample.tsx';

type Opened = 'sheet' | 'drawer' | 'overlay' | 'none';

export function DialogSamples() {
  const [opened, setOpened] = useState<Opened>('none');
  const [asking, setAsking] = useState<'none' | 'primary' | 'danger'>('none');
  const close = () => setOpened('none');
  return (
    <Sample title="대화 상자">
      <Row>
        <Button onClick={() => setOpened('sheet')}>주문서 열기</Button>
        <Button onClick={() => setAsking('danger')}>주문 취소 묻기</Button>
        <Button onClick={() => setAsking('primary')}>현금 주문 묻기</Button>
        <Button onClick={() => setOpened('drawer')}>메뉴 서랍 열기</Button>
        <Button onClick={() => setOpened('overlay')}>마감 화면 열기</Button>
      </Row>
      <Row>
        <Button onClick={() => notify.success('로그인했어요', TOAST_MS.toast)}>성공</Button>
        <Button
          onClick={() => notify.negative('한 메뉴가 조기 품절되었어요. 빼고 다시 주문해 주세요.')}
        >
          실패
        </Button>
        <Button onClick={() => notify.info('카드사에 결제를 요청하고 있어요')}>안내</Button>
      </Row>
      <Sheet
        open={opened === 'sheet'}
        onClose={close}
        title="주문서"
        description="11월 24일 화요일 배송"
        closeLabel="닫기"
        footer={
          <>
            <Rows
              rows={[
                { id: 'sum', label: '결제할 금액', value: <Price cents={5400} />, strong: true },
              ]}
            />
            <Button variant="primary" size="large" fullWidth onClick={() => setAsking('primary')}>
              카드로 $54.00 결제
            </Button>
          </>
        }
      >
        <TextField label="이름" defaultValue="김순자" />
        <br />
        <TextArea label="요청 사항" optionalLabel="(선택)" rows={14} />
      </Sheet>
      <ConfirmDialog
        open={asking !== 'none'}
        onClose={() => setAsking('none')}
        onConfirm={() => setAsking('none')}
        tone={asking === 'danger' ? 'danger' : 'primary'}
        title={asking === 'danger' ? '주문을 취소할까요?' : '이대로 주문할까요?'}
        text={
          asking === 'danger'
            ? '11월 24일 화요일 주문 $54.00이 취소돼요.\n되돌릴 수 없어요.'
            : '현금 $54.00은 배송받을 때 내시면 돼요.'
        }
        confirmLabel={asking === 'danger' ? '주문 취소하기' : '현금으로 $54.00 주문'}
        cancelLabel={asking === 'danger' ? '주문 그대로 두기' : '돌아가기'}
      />
      <Drawer open={opened === 'drawer'} onClose={close} title="김순자 님" closeLabel="메뉴 닫기">
        <DrawerItem icon={<House aria-hidden="true" />} onSelect={close}>
          배송일 고르기
        </DrawerItem>
        <DrawerItem icon={<Clock aria-hidden="true" />} aside="2일 3시간" onSelect={close}>
          11월 24일 화
        </DrawerItem>
        <DrawerItem icon={<Clock aria-hidden="true" />} aside="마감" disabled onSelect={close}>
          11월 20일 금
        </DrawerItem>
        <DrawerItem icon={<Languages aria-hidden="true" />} onSelect={close}>
          한국어 · English
        </DrawerItem>
        <DrawerItem icon={<LogOut aria-hidden="true" />} onSelect={close}>
          로그아웃
        </DrawerItem>
      </Drawer>
      <Overlay
        open={opened === 'overlay'}
        title="주문이 마감되었어요"
        text={'11월 20일 금요일 주문을 마감했어요.\n감사합니다!'}
        action={
          <Button variant="primary" size="large" fullWidth onClick={close}>
            처음으로 돌아가기
          </Button>
        }
      />
    </Sample>
  );
}
