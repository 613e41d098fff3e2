import { buttonLook } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import type { Filter, programme, Told } from '@/lib/series/queries/programme'
import { seriesWords } from '@/words/series'
import { GatheringRow } from './gathering-row'

type Props = { found: Awaited<ReturnType<typeof programme>>; asked: Filter }

/** What comes, the next first; then what was, the last first, by and by. */
export function ProgrammeList({ found: { coming, past, earlier }, asked }: Props) {
  const words = seriesWords()
  const narrowed = Boolean(asked.kind || asked.theme || asked.region)
  return (
    <>
      {!asked.before && (
        <Part
          id="coming"
          heading={words.coming.heading}
          none={narrowed ? words.coming.noneFound : words.coming.none}
          list={coming}
        />
      )}
      <Part
        id="past"
        heading={words.past.heading}
        none={narrowed ? words.past.noneFound : words.past.none}
        list={past}
      />
      {earlier && (
        <p className="mt-6">
          <a href={addressBefore(asked, earlier)} className={buttonLook('secondary')}>
            {words.past.earlier}
          </a>
        </p>
      )}
    </>
  )
}

type PartProps = { id: string; heading: string; none: string; list: Told[] }

function Part({ id, heading, none, list }: PartProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="underlined">
        {heading}
      </h2>
      {list.length === 0 && <p className="mt-4">{none}</p>}
      <ul className="mt-3 divide-y divide-rule">
        {list.map((gathering) => (
          <GatheringRow key={gathering.slug} gathering={gathering} />
        ))}
      </ul>
    </section>
  )
}

function addressBefore({ kind, theme, region }: Filter, before: Date) {
  const asked = { kind, theme, region, before: before.toISOString() }
  const said = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `${routes.series}?${new URLSearchParams(said)}#past`
}
