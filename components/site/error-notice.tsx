import { errorPageText } from '@/i18n/error-pages'
import { getLanguage } from '@/i18n/language'
import { addLanguage } from '@/lib/language-paths'
import { Picture } from './picture'

/**
 * A plain link, because client state cannot be trusted after an error. Without `routes`: each page loads the page
 * for errors of the whole site as well, which would bring the table of all URLs a second time.
 */
export function ErrorNotice({ error, retry }: { error: unknown; retry: () => void }) {
  const text = errorPageText().broken
  const digest = readDigest(error)
  return (
    <main className="page-width page-main">
      <Picture name="broken-chalk" isAboveFold className="w-60" />
      <h1 className="mt-6">{text.title}</h1>
      <p className="lede mt-4">{text.text}</p>
      {digest && <p className="mt-4">{text.code(digest)}</p>}
      <p className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={retry} className="button">
          {text.again}
        </button>
        <a href={addLanguage('/', getLanguage())} className="button button-quiet">
          {text.home}
        </a>
      </p>
    </main>
  )
}

/**
 * The server's log has it beside the id of the request. It names the error, not the visitor, so that it may be in a
 * page that many get.
 */
const readDigest = (error: unknown): string | null =>
  error instanceof Error && 'digest' in error ? `${error.digest}` : null
