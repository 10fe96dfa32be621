import { useState } from 'react';
import { stopWords } from '../../content/stop-words.ts';
import { stopReminders } from '../../data/messages/call-stop-reminders.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BothLanguages } from '../../ui/layout/both-languages.tsx';

type StopState = 'asking' | 'sending' | 'ended' | 'unknown' | 'failed';

/** Asks in both languages, since nobody is signed in, whether the reminders are to end; only the tap ends them. */
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
        <EmptyState title={<BothLanguages words={title} />} text={<BothLanguages words={text} />} />
      </div>
    );
  }
  return (
    <>
      <EmptyState
        title={<BothLanguages words={stopWords.ask} />}
        text={<BothLanguages words={stopWords.stays} />}
        action={
          <Button
            variant="primary"
            size="large"
            busy={state === 'sending'}
            onClick={() => void stop()}
          >
            <BothLanguages words={stopWords.stop} />
          </Button>
        }
      />
      {state === 'failed' && (
        <Notice tone="error" announce>
          <BothLanguages words={stopWords.failed} />
        </Notice>
      )}
    </>
  );
}
