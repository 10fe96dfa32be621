const VISITOR =
  'A visitor has no uid: every condition that follows asks for it, and what asks for nothing is refused.';
const SAME_COMMIT =
  "The same commit writes the date's orders, where only the writer's own part may change, and backups that are named by the writer.";
const BOUNDARY = 'One millisecond, or less than a hundredth of a cent, at the edge of a tolerance.';
const BACKUP = 'The backup by time finds the order under exactly these names.';
const FIRST = 'Only for the very first entry of the shop; tests/hostile/first.test.ts tries it.';

/** Mutants that no attack on a running shop can tell from the rules; and why that is right. */
const explained: readonly { says: RegExp; why: string }[] = [
  { says: /dropped: (signedIn\(\)|request\.auth != null)$/, why: VISITOR },
  { says: /(isNow\(\): widened|widened: math\.abs|widened: entry\.time)/, why: BOUNDARY },
  {
    says: /goodOrder\(\): dropped: order\.(dateId == last\.dateId|orderKey == last\.orderKey)$/,
    why: BACKUP,
  },
  { says: /dropped: order\.orderKey != ''$/, why: 'Firestore has no field without a name.' },
  {
    says: /(pointBalances|ordersForCustomer|points)\/\{uid\}, allow (create|update): dropped: isUser\(uid\)$/,
    why: SAME_COMMIT,
  },
  {
    says: /inOrderCommit\(\): dropped: existsAfter/,
    why: 'Without it a customer without a balance gets an error, which refuses as well; it lets invoices of such orders be judged by what follows.',
  },
  { says: /users\/users, allow create: dropped: ownDetails/, why: FIRST },
  { says: /errors\/(address|order)Issues, allow create: dropped: is(Report|Issue)/, why: FIRST },
  {
    says: /ordersForCustomer\/\{uid\}, allow create: dropped: inOrderCommit/,
    why: 'The backups of the order that a first order needs can be added in its own commit only.',
  },
  {
    says: /numbered\(\): dropped: copy\.issuedBy == uid$/,
    why: 'The copy names its customer, and the order must say the same.',
  },
  {
    says: /newEntry\(\): dropped: inOrderCommit\(uid\)$/,
    why: "The last change's moment has its entry since its own commit, and no entry is written twice.",
  },
  {
    says: /widened: used <= \(order\.usePoint \? total : 0\)/,
    why: 'What is to be paid would be less than nothing, which is no amount.',
  },
];

export const whyOf = (says: string): string | undefined =>
  explained.find((one) => one.says.test(says))?.why;
