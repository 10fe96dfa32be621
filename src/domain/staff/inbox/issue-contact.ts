import type { Issue } from '../../issues/issues.ts';

/** How the shop knows a customer; "" where it does not. */
export interface Contact {
  name: string;
  phone: string;
}

/** The issue with its customer's name and phone from their account, where it has none of its own. */
export function withContact<I extends Pick<Issue, 'name' | 'phone'>>(
  issue: I,
  contact: Contact | undefined,
): I {
  if (!contact) return issue;
  return { ...issue, name: issue.name || contact.name, phone: issue.phone || contact.phone };
}
