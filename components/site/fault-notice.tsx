import { fault } from '@/content/pages/faults'
import { routes } from '@/lib/routes'
import { Picture } from './picture'

/** A plain link home, because after a fault only a fresh page can be trusted. */
export function FaultNotice({ retry }: { retry: () => void }) {
  return (
    <main className="page-width page-main">
      <Picture name="broken-chalk" first className="w-60" />
      <h1 className="mt-6">{fault.title}</h1>
      <p className="lede mt-4">{fault.text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className="button">
          {fault.again}
        </button>
        <a href={routes.home} className="button button-quiet">
          {fault.home}
        </a>
      </p>
    </main>
  )
}
