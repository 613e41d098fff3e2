import { GET as badge } from '@/app/(public)/certificate/[number]/badge.json/route'
import { GET as pdf } from '@/app/(public)/certificate/[number]/pdf/route'
import { GET as picture } from '@/app/(public)/certificate/[number]/picture/route'
import { GET as status } from '@/app/(public)/certificate/[number]/status.json/route'

export const certificateRoutes = { badge, pdf, picture, status }
