import {
  BellRing,
  Calculator,
  CalendarDays,
  Carrot,
  ChartColumn,
  ClipboardList,
  FileUp,
  Gift,
  HandCoins,
  Languages,
  type LucideIcon,
  Megaphone,
  Plus,
  Printer,
  ReceiptText,
  ScrollText,
  ShoppingBasket,
  Soup,
  UserCog,
  Users,
  WheatOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../content/start-words.ts';
import { rememberLanguage } from '../../../data/device/remembered-language.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import { isOpen } from '../../../domain/dates/open-dates.ts';
import { type Language, languages } from '../../../domain/lib/language.ts';
import type { CancelledOrder, Order } from '../../../domain/order/order.ts';
import { confirmPoints } from '../../../domain/staff/customers/grant-points.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import type { StaffScreen } from '../../../domain/staff/roles.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import form from '../common/forms/staff-form.module.css';
import { useMay } from '../common/shell/role.ts';
import { ConfirmPoints } from './confirm-points-button.tsx';
import { DateFiles } from './date-files.tsx';
import styles from './more.module.css';

type MoreScreenProps = {
  dateId: string;
  date: ActiveDate | undefined;
  /** Undefined until they are loaded. */
  orders: readonly BoardOrder<Order>[] | undefined;
  cancelled: readonly CancelledOrder[];
  language: Language;
};

/** Rarer tasks for a date: printing, files for accounting, confirming points, the log. */
export function MoreScreen({ dateId, date, orders, cancelled, language }: MoreScreenProps) {
  const { t } = useTranslation();
  const may = useMay();
  const live = orders?.filter((one) => !one.cancelled);
  return (
    <div className={styles.list}>
      <Group
        title={t('이 날짜')}
        links={[
          {
            screen: 'phone-order',
            to: staffPaths.newOrder(dateId),
            label: t('전화 주문 받기'),
            Icon: Plus,
          },
          {
            screen: 'cook',
            to: staffPaths.shopping(dateId),
            label: t('장보기'),
            Icon: ShoppingBasket,
          },
          { screen: 'print', to: staffPaths.print(dateId), label: t('인쇄'), Icon: Printer },
          {
            screen: 'numbers',
            to: staffPaths.numbers(dateId),
            label: t('숫자로 보기'),
            Icon: ChartColumn,
          },
          {
            screen: 'closing',
            to: staffPaths.closing(dateId),
            label: t('하루 정산'),
            Icon: HandCoins,
          },
          {
            screen: 'log',
            to: staffPaths.log({ dateId }),
            label: t('이 날짜의 기록'),
            Icon: ScrollText,
          },
        ]}
      >
        {may.run(confirmPoints) && (
          <ConfirmPoints
            dateId={dateId}
            closed={!isOpen(date)}
            orders={live?.map(({ order }) => order)}
          />
        )}
      </Group>
      <Group
        title={t('가게')}
        links={[
          { screen: 'week', to: staffPaths.week(), label: t('한 주 한눈에'), Icon: ClipboardList },
          { screen: 'dates', to: staffPaths.dates(), label: t('날짜 관리'), Icon: CalendarDays },
          { screen: 'menus', to: staffPaths.menus(), label: t('메뉴 관리'), Icon: Soup },
          {
            screen: 'allergens',
            to: staffPaths.allergens(),
            label: t('알레르기·식단'),
            Icon: WheatOff,
          },
          {
            screen: 'ingredients',
            to: staffPaths.ingredients(),
            label: t('재료'),
            Icon: Carrot,
          },
          {
            screen: 'import',
            to: staffPaths.importFile(),
            label: t('파일로 올리기'),
            Icon: FileUp,
          },
          {
            screen: 'announcements',
            to: staffPaths.announcements(),
            label: t('공지 관리'),
            Icon: Megaphone,
          },
        ]}
      />
      <Group
        title={t('사람')}
        links={[
          { screen: 'customers', to: staffPaths.customers(), label: t('손님 관리'), Icon: Users },
          { screen: 'codes', to: staffPaths.codes(), label: t('선물·할인 코드'), Icon: Gift },
          { screen: 'team', to: staffPaths.team(), label: t('직원과 역할'), Icon: UserCog },
        ]}
      />
      <Group
        title={t('장부')}
        links={[
          {
            screen: 'invoices',
            to: staffPaths.invoices(),
            label: t('달별 인보이스'),
            Icon: ReceiptText,
          },
          {
            screen: 'books',
            to: staffPaths.books(),
            label: t('회계 프로그램'),
            Icon: Calculator,
          },
          { screen: 'log', to: staffPaths.log(), label: t('모든 기록'), Icon: ClipboardList },
        ]}
      >
        {may.open('books') && <DateFiles {...{ dateId, cancelled, language }} orders={live} />}
      </Group>
      <Group
        title={t('이 폰')}
        links={[{ screen: 'bell', to: staffPaths.bell(), label: t('벨과 화면'), Icon: BellRing }]}
      />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <Button
            key={other}
            fullWidth
            variant="quiet"
            lang={other}
            icon={<Languages aria-hidden="true" />}
            onClick={() => {
              rememberLanguage(other);
              location.reload();
            }}
          >
            {languageNames[other]}
          </Button>
        ))}
    </div>
  );
}

type GroupProps = {
  title: string;
  links: readonly { screen: StaffScreen; to: string; label: string; Icon: LucideIcon }[];
  children?: ReactNode;
};

/** Tasks about the same thing, at most seven, under its name; nothing for a role that has none of them. */
function Group({ title, links, children }: GroupProps) {
  const may = useMay();
  const open = links.filter(({ screen }) => may.open(screen));
  if (open.length === 0 && !children) return null;
  return (
    <section className={form.group}>
      <h2 className={form.heading}>{title}</h2>
      {open.map(({ to, label, Icon }) => (
        <ButtonLink fullWidth icon={<Icon aria-hidden="true" />} key={to} to={to}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </section>
  );
}
