import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRead } from '../../../data/documents/use-read.ts';
import { countDocuments } from '../../../data/staff/common/count-documents.ts';
import { quoted } from '../../../data/staff/common/staff-reads.ts';
import { telLink } from '../../../domain/customer/phone.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Menu } from '../../../domain/menus/menu.ts';
import { waitersCollection } from '../../../domain/messages/waiting.ts';
import { soldOut } from '../../../domain/staff/dates/sold-out.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import {
  type CookDish,
  customersOf,
  type DishCustomer,
} from '../../../domain/staff/orders/cook-list.ts';
import { ingredientsFor, kindOf } from '../../../domain/staff/shopping/ingredients.ts';
import { amountsText } from '../../../domain/staff/shopping/units.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { statementNote } from '../../../i18n/statement-message.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import dishStyles from '../common/dish/dish.module.css';
import { LimitButton } from '../common/dish/limit-button.tsx';
import { PortionsLine } from '../common/dish/portions-line.tsx';
import { SoldOutButton } from '../common/dish/sold-out-button.tsx';
import { WithIngredients } from '../common/dish/with-ingredients.tsx';
import { Folded } from '../common/folded.tsx';
import { useAddressParams } from '../common/forms/use-address-params.ts';
import { useMay } from '../common/shell/role.ts';
import styles from './dishes.module.css';

type DishRowProps = {
  dateId: string;
  date: ActiveDate;
  listed: boolean;
  dish: CookDish;
  /** Undefined for a deleted one. */
  menu: Menu | undefined;
  orders: readonly BoardOrder[];
  language: Language;
  onLimit: () => void;
};

/** One dish: quantity to cook and still to pack, what is left, sold-out state, limits; who ordered it and what is in it open at a tap. */
export function DishRow(props: DishRowProps) {
  const { dateId, date, listed, dish, menu, orders, language, onLimit } = props;
  const { t } = useTranslation();
  const may = useMay();
  const { menuKey, title, all, toPack } = dish;
  // In the address, so that it is open again after a look at one of the orders.
  const [params, setParam] = useAddressParams();
  return (
    <li className={styles.dish}>
      <p className={styles.count}>{all}</p>
      <div>
        <p className={styles.title}>{title}</p>
        {all > 0 && <p className={styles.rest}>{t('포장할 것 {{toPack}}', { toPack })}</p>}
        <PortionsLine date={date} menuId={menuKey} ordered={all} />
        {/* The rules let only those who run dates read who waits. */}
        {listed && may.open('dates') && date.menus[menuKey] === false && (
          <WaitingCount dateId={dateId} menuId={menuKey} />
        )}
      </div>
      {listed && menuKey in date.menus && may.run(soldOut) && (
        <div className={styles.actions}>
          <LimitButton date={date} menuId={menuKey} title={title} onClick={onLimit} />
          <SoldOutButton
            dateId={dateId}
            date={date}
            menuId={menuKey}
            title={title}
            ordered={all}
            onLimit={onLimit}
          />
        </div>
      )}
      <div className={styles.more}>
        {all > 0 && (
          <Folded
            opened={params.get('who') === menuKey}
            onToggle={(open) => setParam('who', open ? menuKey : '')}
            title={
              <>
                {t('누가 주문했나')} <VisuallyHidden>{title}</VisuallyHidden>
              </>
            }
          >
            {() => <DishCustomers dateId={dateId} customers={customersOf(orders, menuKey)} />}
          </Folded>
        )}
        <Folded
          opened={params.get('of') === menuKey}
          onToggle={(open) => setParam('of', open ? menuKey : '')}
          title={
            <>
              {t('재료와 알레르기')} <VisuallyHidden>{title}</VisuallyHidden>
            </>
          }
        >
          {() => (
            <div className={styles.parts}>
              <p>{statementNote(t, menu, language)}</p>
              {all > 0 && <DishIngredients menuKey={menuKey} portions={all} language={language} />}
            </div>
          )}
        </Folded>
      </div>
    </li>
  );
}

/** Counted again after this time, ms, while it is shown. */
const repeatMs = 300_000;

/** How many customers wait for a dish that is sold out; nothing while nobody does. */
function WaitingCount({ dateId, menuId }: { dateId: string; menuId: string }) {
  const { t } = useTranslation();
  const { value: count = 0 } = useRead(
    `waiting for ${menuId} on ${dateId}`,
    () =>
      countDocuments({
        collection: waitersCollection(dateId),
        equal: [[`dishes.${quoted(menuId)}.state`, { stringValue: 'waiting' }]],
      }),
    { repeatMs },
  );
  if (count === 0) return null;
  return (
    <p className={dishStyles.portions}>
      <Badge tone="honey">{t('{{count}}명이 다시 팔기를 기다려요', { count })}</Badge>
    </p>
  );
}

type DishIngredientsProps = { menuKey: string; portions: number; language: Language };

/** What all ordered portions of a dish take. */
function DishIngredients({ menuKey, portions, language }: DishIngredientsProps) {
  const { t } = useTranslation();
  return (
    <WithIngredients>
      {(ingredients) => {
        const parts = ingredientsFor(ingredients, menuKey, portions);
        if (parts.length === 0) return <p>{t('이 메뉴는 재료를 아직 적지 않았어요.')}</p>;
        const rows = parts.map(({ key, amounts }) => {
          const label = kindOf(ingredients, key).name;
          return { id: key, label, value: amountsText(amounts, language) };
        });
        return (
          <section>
            <h2 className={styles.rest}>{t('재료 ({{count}}개분)', { count: portions })}</h2>
            <Rows rows={rows} />
          </section>
        );
      }}
    </WithIngredients>
  );
}

type DishCustomersProps = { dateId: string; customers: readonly DishCustomer[] };

/** Who ordered a dish, for those who may with links to the order and to a call: perhaps it can't be delivered. */
function DishCustomers({ dateId, customers }: DishCustomersProps) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <ul className={styles.list}>
      {customers.map(({ id, uid, orderId, name, acName, phone, place, q }) => (
        <li key={id} className={styles.customer}>
          <ToOrder to={may.open('phone-order') && staffPaths.order(dateId, { uid, orderId })}>
            <span className={styles.name}>
              {name}
              {acName && ` (${acName})`}
            </span>
            <span className={styles.place}>{place}</span>
            <span className={styles.quantity}>×{q}</span>
          </ToOrder>
          {phone !== undefined && (
            <a
              className={styles.call}
              href={telLink(phone)}
              aria-label={t('{{name}}님께 전화', { name })}
            >
              <Phone aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function ToOrder({ to, children }: { to: string | false; children: ReactNode }) {
  if (to === false) return <div className={styles.order}>{children}</div>;
  return (
    <Link className={styles.order} to={to}>
      {children}
    </Link>
  );
}
