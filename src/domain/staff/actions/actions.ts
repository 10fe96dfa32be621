import { changeDateState } from '../dates/date-state.ts';
import { limit } from '../dates/limit.ts';
import { soldOut } from '../dates/sold-out.ts';
import type { AnyAction } from './action.ts';

/** Every change that staff make, in the order of their screens. */
export const staffActions = [soldOut, limit, changeDateState] as const;

export type ActionName = (typeof staffActions)[number]['name'];

/** The action with a name from the log, the phone's queue or the terminal; undefined for an unknown one. */
export function actionNamed(name: string): AnyAction | undefined {
  return (staffActions as readonly AnyAction[]).find((action) => action.name === name);
}
