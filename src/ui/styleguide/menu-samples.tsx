import { useState } from 'react';
import { Card } from '../card.tsx';
import { CardGrid } from '../card-grid.tsx';
import { CardStepper } from '../card-stepper.tsx';
import { CategoryTabs } from '../category-tabs.tsx';
import { Picture } from '../picture.tsx';
import { Price } from '../price.tsx';
import { Ribbon } from '../ribbon.tsx';
import { Stepper } from '../stepper.tsx';
import { notify } from '../toast.tsx';
import { PANCAKE, STEW } from './dishes.ts';
import { Row, Sample } from './sample.tsx';
import styles from './styleguide.module.css';

const TABS = ['전체', '집밥', '음료', '스쿨박스', '분식', '간편조리', '수제 소스', '단품'];

const MENUS = [
  { id: 'stew', title: '묵은지 돼지고기 김치찌개 2인분', cents: 1850, src: STEW, soldOut: false },
  { id: 'jeon', title: '해물파전', cents: 1600, src: PANCAKE, soldOut: false },
  { id: 'soup', title: '사골 우거지국', cents: 1400, src: undefined, soldOut: false },
  { id: 'gone', title: '소불고기 양념육 500g', cents: 2200, src: STEW, soldOut: true },
];

function labels(title: string) {
  return {
    group: `${title} 수량`,
    minus: `${title} 하나 빼기`,
    plus: `${title} 하나 담기`,
    manual: (quantity: number) => `수량 ${quantity}, 직접 입력`,
  };
}

function MenuCard({ menu }: { menu: (typeof MENUS)[number] }) {
  const [quantity, setQuantity] = useState(menu.id === 'jeon' ? 2 : 0);
  const picture = <Picture src={menu.src} alt="" dimmed={menu.soldOut} />;
  return (
    <Card flush className={styles.menu}>
      {menu.soldOut ? <Ribbon text="조기 품절">{picture}</Ribbon> : picture}
      <div className={styles.menuWords}>
        <p className={styles.menuTitle}>{menu.title}</p>
        <Price cents={menu.cents} look="strong" />
      </div>
      <div className={styles.menuEnd}>
        <CardStepper
          quantity={quantity}
          onMinus={() => setQuantity(quantity - 1)}
          onPlus={() => setQuantity(quantity + 1)}
          onManual={() => notify.info('수량을 직접 입력해요')}
          labels={labels(menu.title)}
          plusDisabled={menu.soldOut}
        />
      </div>
    </Card>
  );
}

export function MenuSamples() {
  const [tab, setTab] = useState('전체');
  const [quantity, setQuantity] = useState(0);
  return (
    <Sample title="메뉴">
      <CategoryTabs
        label="메뉴 종류"
        tabs={TABS.map((label) => ({ id: label, label }))}
        activeId={tab}
        onSelect={setTab}
      />
      <CardGrid label="메뉴" items={MENUS} itemKey={(menu) => menu.id}>
        {(menu) => <MenuCard menu={menu} />}
      </CardGrid>
      <Row>
        <Stepper
          quantity={quantity}
          onMinus={() => setQuantity(quantity - 1)}
          onPlus={() => setQuantity(quantity + 1)}
          onManual={() => notify.info('수량을 직접 입력해요')}
          labels={labels('잡채')}
        />
        <Stepper
          quantity={120}
          onMinus={() => undefined}
          onPlus={() => undefined}
          labels={labels('잡채')}
        />
        <Stepper
          quantity={2}
          disabled
          onMinus={() => undefined}
          onPlus={() => undefined}
          labels={labels('잡채')}
        />
      </Row>
    </Sample>
  );
}
