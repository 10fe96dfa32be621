/** Why no attack can tell some mutants from the rules. */
interface Explanation {
  /** The mutants, whole: the match or function, and what was done to it. */
  readonly says: RegExp;
  readonly why: string;
}

/** Every mutant that no attack on a shop can tell from the rules; and why that is right. */
export const explanations: readonly Explanation[] = [
  {
    says: /^everywhere, (signedIn\(\): dropped: request\.auth != null|(isUser|isStaff|mayInvoice)\(\): dropped: signedIn\(\))$/,
    why: 'A visitor has neither uid nor token: every condition that follows asks for one, and what asks for nothing is refused.',
  },
  {
    says: /^\/(users\/users|userList\/\{bucket\}|orders2\/\{dateId\}|ordersBackupBy(Time|Key)\/\{id\}|errors\/(address|order)Issues), allow (create|update): dropped: signedIn\(\)$/,
    why: 'A visitor has no uid, and the function that follows begins with it.',
  },
  {
    says: /^\/invoiceCopies\/\{number\}, allow get: dropped: signedIn\(\)$/,
    why: 'A visitor has no uid that a copy could name.',
  },
  {
    says: /^(everywhere, isNow\(\)|\/errors\/orderIssues, isEntry\(\)): widened: (ms|entry\.time) [<>] request\.time\.toMillis\(\) [-+] \d+$/,
    why: 'One millisecond at the edge of a tolerance.',
  },
  {
    says: /^everywhere, lineHolds\(\): widened: math\.abs\(line\.price \* line\.q - line\.subTotal\) < 0\.0001$/,
    why: 'Less than a hundredth of a cent at the edge of a tolerance.',
  },
  {
    says: /^everywhere, inOrderCommit\(\): dropped: existsAfter\(balancePath\(uid\)\)$/,
    why: 'Without it a customer without a balance gets an error, which refuses as well; it lets invoices of such orders be judged by what follows.',
  },
  {
    says: /^\/pointBalances\/\{uid\}, goodOrder\(\): dropped: order\.(dateId == last\.dateId|orderKey == last\.orderKey)$/,
    why: 'The backup by time finds the order under exactly these names.',
  },
  {
    says: /^\/pointBalances\/\{uid\}, goodOrder\(\): dropped: order\.orderKey != ''$/,
    why: 'Firestore has no field without a name.',
  },
  {
    says: /^\/(ordersForCustomer\/\{uid\}, allow create|points\/\{uid\}, allow (create|update)): dropped: isUser\(uid\)$/,
    why: "Only in an order's commit, and that writes the balance, which nobody but its owner may.",
  },
  {
    says: /^\/ordersForCustomer\/\{uid\}, numbered\(\): dropped: copy\.issuedBy == uid$/,
    why: 'The copy names its customer, and the order must say the same.',
  },
  {
    says: /^\/invoices\/\{dateId\}, allow (create|update): dropped: mayInvoice\(\)$/,
    why: 'Only in a commit that moves the counter, whose rule asks the same.',
  },
];

export const explanationOf = (says: string): Explanation | undefined =>
  explanations.find((one) => one.says.test(says));
