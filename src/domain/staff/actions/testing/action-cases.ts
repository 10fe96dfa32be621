import type { ActionName } from '../actions.ts';
import type { ActionCase } from './action-case.ts';
import { dateCases } from './date-cases.ts';

/** Drawn stores and inputs for every action: the type checker asks for an entry for each. */
export const actionCases: Record<ActionName, ActionCase> = { ...dateCases };
