import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBellSettings } from '../../../data/staff/bell/bell-settings.ts';
import { kindsFor } from '../../../domain/staff/bell/bell.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { useMay } from '../common/shell/role.ts';
import styles from './board.module.css';

/** Says whether this phone rings, and leads to where that is changed. */
export function BellLink() {
  const { t } = useTranslation();
  const { role } = useMay();
  const rings = useBellSettings(({ on }) => on);
  if (kindsFor(role).length === 0) return null;
  const label = rings ? t('벨이 켜져 있어요') : t('벨이 꺼져 있어요');
  const Icon = rings ? Bell : BellOff;
  return (
    <Link className={styles.bell} to={staffPaths.bell()} aria-label={label} title={label}>
      <Icon aria-hidden="true" />
    </Link>
  );
}
