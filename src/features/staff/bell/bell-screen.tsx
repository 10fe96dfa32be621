import { Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeBell, useBellSettings } from '../../../data/staff/bell/bell-settings.ts';
import {
  hasBadge,
  hasVibration,
  hasWakeLock,
  useWakeLock,
  vibrate,
} from '../../../data/staff/bell/device.ts';
import { askForSound, hasSound, playMelodies } from '../../../data/staff/bell/sound.ts';
import { kindsFor } from '../../../domain/staff/bell/bell.ts';
import type { BellKind } from '../../../domain/staff/bell/bell-kinds.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import form from '../common/forms/staff-form.module.css';
import { useMay } from '../common/shell/role.ts';
import { kindName } from './bell-words.ts';

/** What this phone rings for, and whether it stays awake and shows large. */
export function BellScreen() {
  const { t } = useTranslation();
  const { role } = useMay();
  const kinds = kindsFor(role);
  const { on, silent, awake, large } = useBellSettings();
  const refused = useWakeLock((lock) => lock.refused);
  const choose = (kind: BellKind, rings: boolean) => {
    const others = silent.filter((one) => one !== kind);
    changeBell({ silent: rings ? others : [...others, kind] });
  };
  return (
    <div className={form.screen}>
      {kinds.length > 0 && (
        <>
          <p>
            {t(
              '이 폰에서, 관리 화면이 열려 있는 동안 울려요. 화면을 닫거나 폰을 잠그면 울리지 않고, 로그아웃하면 꺼져요.',
            )}
          </p>
          <section className={form.group}>
            <Checkbox
              label={t('이 폰에서 벨 울리기')}
              hint={limitsOf([
                [hasSound(), t('이 브라우저는 소리를 내지 못해요.')],
                [hasVibration(), t('이 브라우저는 진동을 울리지 못해요.')],
              ])}
              checked={on}
              onChange={(event) => changeBell({ on: event.target.checked })}
            />
            {on && hasSound() && <TrySound />}
          </section>
        </>
      )}
      {on && kinds.length > 0 && (
        <section className={form.group}>
          <h2 className={form.heading}>{t('무엇에 울릴까요?')}</h2>
          <div>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={kindName(t, kind)}
                checked={!silent.includes(kind)}
                onChange={(event) => choose(kind, event.target.checked)}
              />
            ))}
          </div>
          <p className={form.quiet}>
            {hasBadge()
              ? t(
                  '아직 보지 않은 것의 수가 앱 아이콘에 보여요. 홈 화면에 추가한 앱에서만 보이고, 아이폰에서는 알림도 허용해야 해요.',
                )
              : t('이 브라우저는 앱 아이콘에 수를 보이지 못해요.')}{' '}
            {t('내가 한 일에는 울리지 않아요.')}
          </p>
        </section>
      )}
      <section className={form.group}>
        <h2 className={form.heading}>{t('주방에 두는 태블릿')}</h2>
        <div>
          <Checkbox
            label={t('화면 켜 두기')}
            hint={
              hasWakeLock()
                ? t('관리 화면이 보이는 동안 화면이 꺼지지 않아요.')
                : t(
                    '이 브라우저는 화면을 켜 두지 못해요. 기기 설정에서 화면이 꺼지지 않게 해 주세요.',
                  )
            }
            disabled={!hasWakeLock()}
            error={
              refused
                ? t('지금은 화면을 켜 둘 수 없어요. 배터리나 절전 모드를 확인해 주세요.')
                : undefined
            }
            checked={awake && hasWakeLock()}
            onChange={(event) => changeBell({ awake: event.target.checked })}
          />
          <Checkbox
            label={t('글자 크게 보기')}
            checked={large}
            onChange={(event) => changeBell({ large: event.target.checked })}
          />
        </div>
      </section>
    </div>
  );
}

function TrySound() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        fullWidth
        icon={<Volume2 aria-hidden="true" />}
        onClick={async () => {
          await askForSound();
          playMelodies(['new']);
          vibrate();
        }}
      >
        {t('소리 들어 보기')}
      </Button>
      <p className={form.quiet}>
        {t(
          '브라우저는 화면을 누른 뒤에야 소리를 내니, 새로 열면 아무 곳이나 한 번 눌러 주세요. 안 들리면 음량과 무음 스위치를 확인해 주세요.',
        )}
      </p>
    </>
  );
}

/** What this browser lacks, as a sentence; undefined if nothing. */
function limitsOf(parts: readonly [has: boolean, lack: string][]): string | undefined {
  const lacks = parts.filter(([has]) => !has).map(([, lack]) => lack);
  return lacks.join(' ') || undefined;
}
