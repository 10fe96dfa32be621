export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** The cut-off has passed but staff have not closed the date: the UI says that it closes soon. */
  imminent: boolean;
}

/** What is left until `finishDate` at `now` (server time), in whole seconds, never negative. */
export function countdown(finishDate: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((finishDate - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
    imminent: left === 0,
  };
}
