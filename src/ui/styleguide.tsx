import { Menu, ShoppingBasket } from 'lucide-react';
import { AppBar } from './app-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Page } from './page.tsx';
import { ButtonSamples } from './styleguide/button-samples.tsx';
import { DialogSamples } from './styleguide/dialog-samples.tsx';
import { FieldSamples } from './styleguide/field-samples.tsx';
import { MenuSamples } from './styleguide/menu-samples.tsx';
import { PaperSamples } from './styleguide/paper-samples.tsx';
import { Toaster } from './toast.tsx';

/** Every component of src/ui in its states on one page; for development. */
export function Styleguide() {
  return (
    <Page
      header={
        <AppBar
          title="한상 차림표"
          subtitle="11월 24일 화요일 배송"
          start={<IconButton label="메뉴" icon={<Menu aria-hidden="true" />} />}
          end={<Button variant="quiet">로그인</Button>}
        />
      }
      footer={
        <BottomBar note="월 오후 5:00까지 주문할 수 있어요">
          <Button
            variant="primary"
            size="large"
            fullWidth
            icon={<ShoppingBasket aria-hidden="true" />}
          >
            장바구니 3 · $54.00
          </Button>
        </BottomBar>
      }
    >
      <MenuSamples />
      <PaperSamples />
      <ButtonSamples />
      <FieldSamples />
      <DialogSamples />
      <Toaster label="알림" />
    </Page>
  );
}
