import { Notice } from '../../../ui/feedback/notice.tsx';

/** Why a decision was refused, where no field is to blame. */
export function Refusals({ messages }: { messages: Partial<Record<string, string>> }) {
  const words = Object.values(messages).filter((message) => message !== undefined);
  return words.length > 0 ? <Notice tone="error">{words.join('\n')}</Notice> : null;
}
