// Wraps the adapter of a host that takes part in Next's build (see site-build.ts): adds the CSP to
// pages first and to the data passed to the host.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const { default: hostAdapter } = await import(pathToFileURL(process.env.HOST_ADAPTER).href)

export default {
  ...hostAdapter,
  async onBuildComplete(build) {
    const { addCsp } = await tsImport('../server/prerender-csp.ts', import.meta.url)
    const policies = addCsp()
    for (const { fallback } of build.outputs.prerenders) {
      const policy = fallback?.filePath && policies.get(path.resolve(fallback.filePath))
      if (policy) fallback.initialHeaders['content-security-policy'] = policy
    }
    await hostAdapter.onBuildComplete(build)
  },
}
