import { routes } from '@/lib/routes'
import { faultWords } from '@/words/faults'
import { Picture } from './picture'

/** A plain link home, because after a fault only a fresh page can be trusted. */
export function FaultNotice({ retry }: { retry: () => void }) {
  const words = faultWords().broken
  return (
    <main className="page-width page-main">
      <Picture name="broken-chalk" first className="w-60" />
      <h1 className="mt-6">{words.title}</h1>
      <p className="lede mt-4">{words.text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className="button">
          {words.again}
        </button>
        <a href={routes.home} className="button button-quiet">
          {words.home}
        </a>
      </p>
    </main>
  )
}
