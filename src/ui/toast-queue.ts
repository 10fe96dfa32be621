/** `trouble` is a failure that the reader may need help with; `negative` only asks for another way. */
export type ToastTone = 'success' | 'negative' | 'trouble' | 'info';
export type ToastMessage = {
  tone: ToastTone;
  text: string;
  ms: number;
  /** What it is about: a later message about the same takes its place. */
  subject?: string | undefined;
};

type Show = (message: ToastMessage) => void;

/** Messages may be sent before the code that shows them has been loaded. */
const waiting: ToastMessage[] = [];
let show: Show | undefined;
let load: (() => void) | undefined;

/** Shows the message, now or as soon as something can show it. */
export function toastQueue(message: ToastMessage) {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  load?.();
}

/** `wanted` is called when a message waits for somebody to show it. */
export function onToastWanted(wanted: () => void): () => void {
  load = wanted;
  if (waiting.length > 0) wanted();
  return () => {
    if (load === wanted) load = undefined;
  };
}

/** Takes over the showing, beginning with what has waited. */
export function connectToasts(target: Show): () => void {
  show = target;
  for (const message of waiting.splice(0)) target(message);
  return () => {
    if (show === target) show = undefined;
  };
}
