import { HoursRing } from '@/components/learning/hours-ring'
import { YearPanel } from '@/components/learning/year-panel'
import { YearRing } from '@/components/learning/year-ring'
import { ItemCard } from '@/components/library/item-card'
import { ButtonLink } from '@/components/site/button-link'
import { SheetPicture } from '@/components/site/picture'
import { BarChart } from '@/components/ui/bar-chart'
import { Card } from '@/components/ui/card'
import { DateTile } from '@/components/ui/date-tile'
import { DescriptionRow } from '@/components/ui/description-row'
import { pictureFile } from '@/content/pictures'
import { splitDay } from '@/i18n/dates'
import { draftsText } from '@/i18n/drafts'
import { libraryText } from '@/i18n/library'
import { myLearningText } from '@/i18n/my-learning'
import { routes } from '@/lib/routes'
import { CBSE_RULE, summarizeSplit } from '@/lib/training/rules'
import type { DesignPiece } from './piece'

const DAY = new Date('2026-11-14T04:30:00Z')
const YEAR = { first: 2026, from: '2026-04-01', to: '2027-03-31' }

const addUp = (...minutes: number[]) =>
  summarizeSplit(
    CBSE_RULE,
    minutes.map((sum, index) => ({
      minutes: sum,
      providerClass: index === 0 ? 'government' : 'in-house',
      standardDomain: null,
    })),
  )

/** Boxes for one thing each, and the figures in them. */
export function listCardPieces(): DesignPiece[] {
  const { upgrade, lede, title, create } = draftsText()
  return [
    {
      name: 'card',
      states: {
        default: <SampleCard title={title} text={lede} />,
        hover: <SampleCard title={title} text={lede} />,
        focus: <SampleCard title={title} text={lede} />,
        long: <SampleCard title={upgrade.text} text={`${lede} ${upgrade.text}`} />,
      },
    },
    {
      name: 'item-card',
      isWork: true,
      states: {
        free: <SampleItem title={title} description={lede} isPremium={false} />,
        premium: <SampleItem title={upgrade.text} description={lede} isPremium />,
      },
    },
    {
      name: 'board',
      isWork: true,
      states: {
        default: (
          <div className="board">
            <div className="board-column">
              <YearPanel
                year={YEAR}
                split={addUp(600, 300)}
                rule={{ ...CBSE_RULE, isFallback: false }}
              />
            </div>
            <section className="panel">
              <h2>{title}</h2>
              <p className="mt-2">{lede}</p>
              <p className="mt-3">
                <ButtonLink href={routes.newDraft} tone="quiet">
                  {create}
                </ButtonLink>
              </p>
            </section>
          </div>
        ),
      },
    },
    {
      name: 'ring',
      states: {
        empty: <Rings minutes={[0, 0]} />,
        half: <Rings minutes={[600, 900]} />,
        full: <Rings minutes={[1500, 1500]} />,
      },
    },
    { name: 'date-tile', states: { default: <DateTile {...splitDay(DAY)} /> } },
    {
      name: 'description-row',
      states: {
        default: (
          <dl>
            <DescriptionRow name={title}>{lede}</DescriptionRow>
            <DescriptionRow name={upgrade.link}>{upgrade.text}</DescriptionRow>
          </dl>
        ),
      },
    },
    {
      name: 'bar-chart',
      states: {
        default: <MonthBars values={[0, 3, 9, 4]} />,
        empty: <MonthBars values={[0, 0]} />,
      },
    },
  ]
}

const SampleCard = ({ title, text }: { title: string; text: string }) => (
  <div className="relative max-w-sm">
    <Card picture={<SheetPicture name="ebook" className="w-40" />}>
      <h3>
        <a href={routes.ebook} className="after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      <p className="mt-1">{text}</p>
    </Card>
  </div>
)

type SampleItemProps = { title: string; description: string; isPremium: boolean }

function SampleItem(item: SampleItemProps) {
  const { read } = libraryText()
  return (
    <ul>
      <ItemCard
        headingId={`item-${item.isPremium}`}
        picture={pictureFile('ledger')}
        companion={null}
        {...item}
      >
        <ButtonLink href={routes.ebook}>{read}</ButtonLink>
      </ItemCard>
    </ul>
  )
}

const Rings = ({ minutes }: { minutes: [number, number] }) => (
  <div className="flex gap-6 bg-deep p-4">
    <div className="w-44">
      <HoursRing split={addUp(...minutes)} />
    </div>
    <div className="w-20">
      <YearRing minutes={minutes[0] + minutes[1]} requiredHours={CBSE_RULE.totalHours} />
    </div>
  </div>
)

function MonthBars({ values }: { values: number[] }) {
  const { month: formatMonth, year } = myLearningText()
  return (
    <BarChart
      title={year.byMonth}
      heads={[year.monthHead, year.ours]}
      tableLabel={year.table}
      bars={values.map((value, index) => ({ label: formatMonth(`2026-0${index + 4}`), value }))}
    />
  )
}
