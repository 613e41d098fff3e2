import type { ReactNode } from 'react'
import { TeamPage } from '../frame/team-page'

type Props = { title: string; lede?: string; children: ReactNode }

export const TeamFormPage = ({ children, ...rest }: Props) => (
  <TeamPage {...rest}>
    <div className="mt-4 grid max-w-xl grid-cols-1 gap-5">{children}</div>
  </TeamPage>
)
