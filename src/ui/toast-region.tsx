import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { connectToasts, type ToastMessage } from './toast-queue.ts';
import styles from './toast-region.module.css';

const SHOW = { success: toast.success, negative: toast.error, info: toast.info };

function show({ tone, text, ms }: ToastMessage) {
  // The same words again renew the message instead of piling up.
  SHOW[tone](text, { duration: ms, id: `${tone}:${text}` });
}

/** sonner in our looks; toast.tsx loads it when it is wanted. */
export function ToastRegion({ label }: { label: string }) {
  useEffect(() => connectToasts(show), []);
  return (
    <Toaster
      position="top-center"
      visibleToasts={3}
      gap={8}
      expand
      containerAriaLabel={label}
      className={styles.region ?? ''}
      icons={{
        success: <CircleCheck aria-hidden="true" />,
        error: <CircleAlert aria-hidden="true" />,
        info: <Info aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast ?? '',
          success: styles.success ?? '',
          error: styles.negative ?? '',
        },
      }}
    />
  );
}
