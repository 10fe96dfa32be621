/**
 * `trouble` is a failure with which the customer may need help; `negative` is a refusal that they can resolve
 * themselves.
 */
export type ToastTone = 'success' | 'negative' | 'trouble' | 'info';
export type ToastMessage = {
  tone: ToastTone;
  text: string;
  ms: number;
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

/** `wanted` is called when a message waits to be shown. */
export function onToastWanted(wanted: () => void): () => void {
  load = wanted;
  if (waiting.length > 0) wanted();
  return () => {
    if (load === wanted) load = undefined;
  };
}

/** Sets the function that shows messages, and passes it those that have waited. */
export function connectToasts(target: Show): () => void {
  show = target;
  for (const message of waiting.splice(0)) target(message);
  return () => {
    if (show === target) show = undefined;
  };
}
