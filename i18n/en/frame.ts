import { site } from '@/base/site'

export const frame = {
  tagline: 'Lessons, workshops and books for teachers of grades 6 to 12',
  notice: 'Notice',
  skip: 'Skip to main content',
  languages: 'Language',
  navigation: { name: 'Main', home: 'Home', about: 'About', contact: 'Contact' },
  trail: { name: 'You are here', home: 'Home' },
  visitor: { login: 'Login', join: 'Join Us' },
  member: { subscribe: 'Subscribe' },
  members: {
    name: 'Members',
    pages: {
      ebook: 'E-books',
      digitalVideos: 'Videos',
      toolkit: 'Toolkit',
      series: 'Live sessions',
      onlineTraining: 'Workshops',
      myLearning: 'My learning',
      myDrafts: 'My drafts',
      offlineTraining: 'Weekly themes',
      networking: 'Networking',
      freeWebsites: 'Website',
    },
  },
  footer: {
    name: 'Footer',
    series: 'Live sessions',
    privacy: 'Privacy Policy',
    terms: 'Terms & Condition',
    contact: 'Contact',
    accessibility: 'Accessibility',
    social: 'On other sites',
    networks: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp',
    },
    copyright: `© ${site.copyrightYear} ${site.name}`,
  },
}
