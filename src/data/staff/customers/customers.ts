import type { User } from '../../../domain/customer/user.ts';
import { queryOnce } from '../common/staff-reads.ts';

/** All customers who signed up or were entered by staff, sorted by name. Throws AppError. */
export async function readCustomers(): Promise<User[]> {
  const buckets = await queryOnce({ collection: 'userList' });
  return buckets
    .flatMap(({ data }) => Object.entries(data as Record<string, Partial<User>>))
    .map(([uid, profile]) => ({ name: '', ...profile, uid }) as User)
    .sort((a, b) => a.name.localeCompare(b.name, 'ko'));
}
