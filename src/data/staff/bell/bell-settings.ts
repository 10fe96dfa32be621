import * as z from 'zod/mini';
import { create } from 'zustand';
import { bellKinds } from '../../../domain/staff/bell/bell-kinds.ts';
import { readJson, writeJson } from '../../device/storage.ts';
import { staffPrefix } from '../../device/storage-keys.ts';
import { usePageVisible } from '../common/use-page-visible.ts';
import { whenStaffLeave } from '../common/when-staff-leave.ts';

const schema = z.object({
  /** Whether this phone rings. */
  on: z.boolean(),
  /** What it does not ring for. */
  silent: z.array(z.enum(bellKinds)),
  /** Whether its screen stays on. */
  awake: z.boolean(),
  /** Whether its letters are large. */
  large: z.boolean(),
});

/** What staff chose for this phone; it holds until they log out. */
export type BellSettings = z.infer<typeof schema>;

const key = `${staffPrefix}bell`;
const unset: BellSettings = { on: false, silent: [], awake: false, large: false };

export const useBellSettings = create<BellSettings>(
  () => schema.safeParse(readJson(key)).data ?? unset,
);

whenStaffLeave(() => useBellSettings.setState(unset));

/** Changes settings of this phone. */
export function changeBell(changes: Partial<BellSettings>): void {
  useBellSettings.setState(changes);
  writeJson(key, useBellSettings.getState());
}

/** Whether to listen to what can ring: while the page is visible, and on a phone that rings also while it is hidden. */
export function useListening(): boolean {
  const visible = usePageVisible();
  return useBellSettings(({ on }) => on) || visible;
}
