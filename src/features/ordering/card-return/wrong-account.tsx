import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../domain/lib/language.ts';
import { LazyContactShop } from '../../../parts/lazy-contact-shop.tsx';
import { openDialog } from '../../../screen-state/dialogs.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Shown for a payment's return address of another customer, or to a visitor. */
export function WrongAccount({ signedIn }: { signedIn: boolean }) {
  const { t, i18n } = useTranslation();
  return (
    <EmptyState
      title={t('로그인이 필요해요')}
      text={
        signedIn
          ? t('결제하신 분의 계정으로 로그인하시면 주문을 확인할 수 있어요.')
          : t('로그인하시면 주문이 잘 들어왔는지 보여 드려요.')
      }
      action={
        <>
          <Button variant="primary" onClick={() => openDialog({ kind: 'login' })}>
            {t('로그인')}
          </Button>
          <LazyContactShop language={languageOf(i18n.language)} />
        </>
      }
    />
  );
}
