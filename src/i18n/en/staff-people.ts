/** Phrases of the staff's screens about customers, announcements and numbers; part of `staff.ts`. */
export const staffPeople = {
  '없어진 손님이에요.': 'This customer no longer exists.',
} as const;
