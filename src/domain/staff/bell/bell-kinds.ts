/** What rings. */
export const bellKinds = ['new', 'changed', 'cancelled', 'request', 'trouble'] as const;
export type BellKind = (typeof bellKinds)[number];
