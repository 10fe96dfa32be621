/** Why no attack can distinguish some mutants from the rules. */
interface Explanation {
  /** Matches the complete description of the mutants: the match or function, and the change. */
  readonly says: RegExp;
  readonly why: string;
}

/** Every mutant that no attack can distinguish from the rules, with the reason why that is correct. */
export const explanations: readonly Explanation[] = [
  {
    says: /^everywhere, (isUser|isOwner|isOffice|isKitchen|mayInvoice)\(\): dropped: signedIn\(\)$/,
    why: 'A visitor has neither uid nor token, and the condition that follows asks for one.',
  },
  {
    says: /^\/(users\/users|userList\/\{bucket\}|orders2\/\{sheet\}|ordersBackupBy(Time|Key)\/\{id\}|orderChecks\/\{id\}|errors\/(address|order)Issues), allow (create|update|create, update): dropped: signedIn\(\)$/,
    why: 'A visitor has no uid, and the function that follows begins with it.',
  },
  {
    says: /^\/invoiceCopies\/\{number\}, allow get: dropped: signedIn\(\)$/,
    why: 'A visitor has no uid that a copy could name.',
  },
  {
    says: /^(everywhere, isNow\(\): widened: math\.abs\(ms - request\.time\.toMillis\(\)\) < \d+|\/deliveryMsgs\/\{dateId\}\/messages\/\{msgId\}, allow get: widened: resource\.data\.expiresAt > request\.time\.toMillis\(\)|\/errors\/orderIssues, isEntry\(\): widened: entry\.time [<>] request\.time\.toMillis\(\) [-+] \d+)$/,
    why: 'One millisecond at the edge of a tolerance.',
  },
  {
    says: /^\/pointBalances\/\{uid\}, isValidChange\(\): widened: last\.dateId >= last\.backup\[0:8\]$/,
    why: 'Nothing can be taken from a text: the mutant refuses everything.',
  },
  {
    says: /^\/pointBalances\/\{uid\}, isValidChange\(\): dropped: before != null$/,
    why: "The rule of the customer's orders reads the order that a commit takes away, so there was one.",
  },
  {
    says: /^\/ordersBackupByKey\/\{id\}, allow create: dropped: mayCreateOwnDocument\(.*\)$/,
    why: "Only with the customer's own count in `shares`, whose rule asks the same.",
  },
  {
    says: /^everywhere, isLineValid\(\): widened: math\.abs\(line\.price \* line\.q - line\.subTotal\) < 0\.0001$/,
    why: 'Less than a hundredth of a cent at the edge of a tolerance.',
  },
  {
    says: /^(\/users\/\{uid\}, mustConfirm|everywhere, (isLogInRevoked|isGoing|isLeftOut|isOver))\(\): (dropped|widened): .*$/,
    why: 'The function is asked for its opposite: without one of its conditions it is true more often, and more is refused.',
  },
  {
    says: /^\/orders2\/\{sheet\}, isInvoiced\(\): dropped: (copy\.orderKey in was|sheet == sheetOf\(copy\.dateId, was\[copy\.orderKey\]\))$/,
    why: "Each of the two asks for the order as it was, and a customer's orders of a date are on one sheet.",
  },
  {
    says: /^\/ordersBackupByTime\/\{id\}, (isOrdered\(\): dropped: order(\.orderDate == last\.at| == ordersAfter\(uid, last\.dateId\)\[last\.orderKey\])|isCancelled\(\): dropped: !\(last\.orderKey in ordersAfter\(uid, last\.dateId\)\))$/,
    why: 'The list of staff asks that the backup which the balance names is the order itself, and the balance that the order is of its time.',
  },
  {
    says: /^\/pointBalances\/\{uid\}, isValidChange\(\): widened: last\.at > was.*$/,
    why: 'The rules of the order and of the ledger refuse a change that has the time of the last one.',
  },
  {
    says: /^\/staffLog\/\{id\}, allow create: dropped: isLogged\(\)$/,
    why: 'The head of the log must name the entry, and only staff can write a head.',
  },
  {
    says: /^\/(ordersForCustomer\/\{uid\}, allow (create|update)|points\/\{uid\}, allow (create|update)): dropped: isUser\(uid\)$/,
    why: "Only in an order's commit, and that writes the balance, which nobody but its owner may.",
  },
  {
    says: /^\/pointBalances\/\{uid\}, allow (create|update): dropped: isUser\(uid\)$/,
    why: "Only in an order's commit, and that changes the customer's orders, which nobody but their owner may.",
  },
  {
    says: /^\/(ordersForCustomer\/\{uid\}, onlyAddsInvoice|orders2\/\{sheet\}, isInvoiced)\(\): dropped: copy\.issuedBy == uid$/,
    why: 'Only in a commit that moves the counter, whose rule asks that whoever commits is the issuer.',
  },
  {
    says: /^\/invoiceCopies\/\{number\}, (allow create: dropped: (mayInvoice|isIssuing)\(\)|isCopy\(\): dropped: (number == string\(copy\.invoice\)|copy\.invoice == getAfter\(counterPath\(\)\)\.data\.currentNo|copy\.issuedBy == uid))$/,
    why: "The date's copy must hold the order under the same number, which only the commit that moves the counter can write; the counter's rule asks for the right and the issuer.",
  },
  {
    says: /^\/invoices\/\{dateId\}, allow (create|update): dropped: mayInvoice\(\)$/,
    why: 'Only in a commit that moves the counter, whose rule asks the same.',
  },
];

export const explanationOf = (says: string): Explanation | undefined =>
  explanations.find((one) => one.says.test(says));
