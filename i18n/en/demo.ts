/** Sample data of an embedded database. */
export const demo = {
  school: {
    institution_name: 'Demo Vidyalaya',
    school_address: '1 Example Road, Coimbatore, Tamil Nadu 641001',
    affiliation_board: 'State Board' as const,
    correspondent_name: 'Kavya Demo',
    principal_name: 'Kavya Demo',
    principal_contact: '9000000000',
    principal_email: 'principal@demo-vidyalaya.example',
    branches: null,
    school_email: 'office@demo-vidyalaya.example',
    school_website: null,
    school_mobile: '9000000000',
    school_landline: null,
    student_strength: '480',
    teaching_staff_count: 24,
    representatives: null,
  },
  seats: 24,
  parts: {
    coordinator: (school: string) => `coordinates ${school}, subscribed`,
    teacher: (school: string) => `teaches at ${school}, subscribed`,
    manager: (_: string) => 'runs the site, at /team',
    nobody: (_: string) => 'not subscribed, without a school',
  },
}
