import { frameText } from '@/i18n/frame'
import { routes } from '@/lib/routes'
import { LanguageSwitch } from './language-switch'
import { MEMBER_GROUPS } from './member-groups'
import { MoreMenu } from './more-menu'
import { NavLink } from './nav-link'

const MORE_PAGES = ['onlineTraining', 'offlineTraining', 'networking', 'freeWebsites'] as const

/** A row below the header; on phones a bar at the bottom, the only navigation there. */
export function MemberNav() {
  const { members: text, navigation, languages } = frameText()
  return (
    <nav aria-label={text.name} className="when-in member-nav">
      <ul className="page-width">
        {MEMBER_GROUPS.map(({ name, page, others }) => (
          <li key={name} className={name === 'school' ? 'wide-only' : undefined}>
            <NavLink
              href={routes[page]}
              others={others.map((other) => routes[other])}
              className="member-way"
            >
              <NavIcon name={name} />
              {text.groups[name]}
            </NavLink>
          </li>
        ))}
        <MoreMenu
          label={
            <>
              <NavIcon name="more" />
              {text.groups.more}
            </>
          }
        >
          <li className="narrow-only school-way">
            <NavLink href={routes.mySchool} others={[]}>
              {text.groups.school}
            </NavLink>
          </li>
          {MEMBER_GROUPS.flatMap(({ others }) => others).map((page) => (
            <li key={page}>
              <NavLink href={routes[page]}>{text.pages[page]}</NavLink>
            </li>
          ))}
          {MORE_PAGES.map((page) => (
            <li key={page} className="only-here">
              <NavLink href={routes[page]}>{text.pages[page]}</NavLink>
            </li>
          ))}
          {(['home', 'about', 'contact'] as const).map((page) => (
            <li key={page} className="narrow-only">
              <NavLink href={routes[page]}>{navigation[page]}</NavLink>
            </li>
          ))}
          <li className="narrow-only">
            <LanguageSwitch label={languages} />
          </li>
        </MoreMenu>
      </ul>
    </nav>
  )
}

/** Lazy, so that visitors without a login never load them. */
const NavIcon = ({ name }: { name: string }) => (
  <img
    src={`/pictures/navigation/${name}.svg`}
    alt=""
    width={24}
    height={24}
    loading="lazy"
    className="picture"
  />
)
