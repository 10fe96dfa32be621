import type { TFunction } from 'i18next';
import {
  BellRing,
  Calculator,
  CalendarDays,
  Carrot,
  ChartColumn,
  CircleSlash,
  ClipboardList,
  Clock,
  FileUp,
  Gift,
  HandCoins,
  Inbox,
  ListOrdered,
  type LucideIcon,
  Megaphone,
  Plus,
  Printer,
  ReceiptText,
  ScrollText,
  ShoppingBasket,
  Soup,
  Truck,
  Undo2,
  UserCog,
  Users,
  WheatOff,
} from 'lucide-react';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import type { StaffTask } from '../../../domain/staff/staff-tasks.ts';

export type TaskLink = {
  label: string;
  to: string;
  Icon: LucideIcon;
  /** Where the task is on the screen that the link leads to, if one has to look for it. */
  hint?: string;
};

/** Where each task is done, apart from those that are done on *More* itself. */
export function taskLinks(
  t: TFunction,
  dateId: string,
): Record<Exclude<StaffTask, 'confirm-points' | 'files'>, TaskLink> {
  return {
    'phone-order': { label: t('전화 주문 받기'), to: staffPaths.newOrder(dateId), Icon: Plus },
    print: { label: t('인쇄'), to: staffPaths.print(dateId), Icon: Printer },
    numbers: { label: t('숫자로 보기'), to: staffPaths.numbers(dateId), Icon: ChartColumn },
    closing: { label: t('하루 정산'), to: staffPaths.closing(dateId), Icon: HandCoins },
    'date-log': {
      label: t('이 날짜의 기록'),
      to: staffPaths.log({ dateId }),
      Icon: ScrollText,
    },
    dates: { label: t('날짜와 한 주'), to: staffPaths.dates(), Icon: CalendarDays },
    menus: { label: t('메뉴 관리'), to: staffPaths.menus(), Icon: Soup },
    announcements: { label: t('공지 관리'), to: staffPaths.announcements(), Icon: Megaphone },
    import: { label: t('파일로 올리기'), to: staffPaths.importFile(), Icon: FileUp },
    bell: { label: t('벨과 화면'), to: staffPaths.bell(), Icon: BellRing },
    customers: { label: t('손님 관리'), to: staffPaths.customers(), Icon: Users },
    codes: { label: t('선물·할인 코드'), to: staffPaths.codes(), Icon: Gift },
    team: { label: t('직원과 역할'), to: staffPaths.team(), Icon: UserCog },
    invoices: { label: t('달별 인보이스'), to: staffPaths.invoices(), Icon: ReceiptText },
    books: { label: t('회계 프로그램'), to: staffPaths.books(), Icon: Calculator },
    log: { label: t('모든 기록'), to: staffPaths.log(), Icon: ClipboardList },
    refund: {
      label: t('환불하기'),
      to: staffPaths.board(dateId),
      Icon: Undo2,
      hint: t('주문을 열면 있어요'),
    },
    inbox: { label: t('확인할 일'), to: staffPaths.inbox(), Icon: Inbox },
    'sold-out': {
      label: t('품절과 제한'),
      to: staffPaths.dishes(dateId),
      Icon: CircleSlash,
      hint: t('메뉴 옆에 있어요'),
    },
    shopping: { label: t('장보기'), to: staffPaths.shopping(dateId), Icon: ShoppingBasket },
    allergens: { label: t('알레르기·식단'), to: staffPaths.allergens(), Icon: WheatOff },
    ingredients: { label: t('재료'), to: staffPaths.ingredients(), Icon: Carrot },
    categories: { label: t('분류 순서'), to: staffPaths.categories(), Icon: ListOrdered },
    run: { label: t('배송 순서'), to: staffPaths.run(dateId), Icon: Truck },
    times: { label: t('배송 시간'), to: staffPaths.times(dateId), Icon: Clock },
  };
}
