import { API_CALLS } from '@/content/developers/calls'
import { developersText } from '@/i18n/developers'

export function CallList() {
  const { calls: text } = developersText()
  return (
    <ul className="rows mt-4">
      {API_CALLS.map(({ method, path, scope, params }) => (
        <li key={`${method} ${path}`}>
          <p className="font-semibold wrap-anywhere">
            <code translate="no">{`${method} ${path}`}</code>
          </p>
          <p>{text.about[`${method} ${path}` as keyof typeof text.about]}</p>
          <p className="text-muted">
            {scope ? text.scope(scope) : text.noScope}
            {params.length > 0 && (
              <>
                {` ${text.params} `}
                <code translate="no">{params.join(', ')}</code>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
