export { NotFoundContent as default } from '@/components/site/not-found-content'
export { generateMetadata } from '../[lang]/not-found'
