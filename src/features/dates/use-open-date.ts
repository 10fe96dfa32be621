import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../data/device/server-clock.ts';
import type { Language } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';

/** Returns a function that opens a date's menus, with the time of choosing in the address (spec §2). */
export function useOpenDate(language: Language): (dateId: string) => void {
  const navigate = useNavigate();
  return (dateId) => navigate(paths.dateDetail(language, dateId, serverNow()));
}

/** Whether a click on a link means "open it here" and not in another tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
