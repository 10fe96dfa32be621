import { useState } from 'react';
import { stopWords } from '../../content/stop-words.ts';
import { stopReminders } from '../../data/messages/call-stop-reminders.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EveryLanguage } from '../../ui/layout/every-language.tsx';

type StopState = 'asking' | 'sending' | 'ended' | 'unknown' | 'failed';

/** Asks in every language, since nobody is signed in, whether the reminders are to end; only the tap ends them. */
export function StopView({ stopId }: { stopId: string }) {
  const [state, setState] = useState<StopState>('asking');
  const stop = async () => {
    setState('sending');
    try {
      await stopReminders(stopId);
      setState('ended');
    } catch (error) {
      setState(error instanceof AppError && error.code === 'not-found' ? 'unknown' : 'failed');
    }
  };
  if (state === 'ended' || state === 'unknown') {
    const { title, text } = stopWords[state];
    return (
      <div role="status">
        <EmptyState title={<EveryLanguage words={title} />} text={<EveryLanguage words={text} />} />
      </div>
    );
  }
  return (
    <>
      <EmptyState
        title={<EveryLanguage words={stopWords.ask} />}
        text={<EveryLanguage words={stopWords.stays} />}
        action={
          <Button
            variant="primary"
            size="large"
            busy={state === 'sending'}
            onClick={() => void stop()}
          >
            <EveryLanguage words={stopWords.stop} />
          </Button>
        }
      />
      {state === 'failed' && (
        <Notice tone="error" announce>
          <EveryLanguage words={stopWords.failed} />
        </Notice>
      )}
    </>
  );
}
