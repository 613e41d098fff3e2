type ServedDomain = { slug: string; domain: string | null }

/** Which school's website a domain of its own shows. */
export function createDomainTable() {
  const slugs = new Map<string, string>()
  const domains = new Map<string, string>()
  let isLoaded = false
  return {
    /** Calls come in the order of the changes, so the last one for a domain is right. */
    set: ({ slug, domain }: ServedDomain) => {
      const earlierDomain = domains.get(slug)
      if (earlierDomain !== undefined && slugs.get(earlierDomain) === slug)
        slugs.delete(earlierDomain)
      domains.delete(slug)
      if (domain === null) return
      domains.set(slug, domain)
      slugs.set(domain, slug)
    },
    findSlug: (domain: string) => slugs.get(domain),
    hasAny: () => slugs.size > 0,
    isLoaded: () => isLoaded,
    endLoading: () => {
      isLoaded = true
    },
  }
}
