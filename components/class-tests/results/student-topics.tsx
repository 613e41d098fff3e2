import { classResultsText } from '@/i18n/class-results'
import type { StudentRecord } from '@/lib/class-tests/results/student-record'
import { TestShareBars } from './test-share-bars'

export const StudentTopics = ({ tests, topics }: Pick<StudentRecord, 'tests' | 'topics'>) => (
  <section aria-labelledby="student-topics" className="mt-10">
    <h2 id="student-topics">{classResultsText().student.topics}</h2>
    <div className="mt-3 grid items-start gap-x-12 gap-y-6 md:grid-cols-2">
      {topics.map(({ name, shares }) => (
        <div key={name}>
          <h3 dir="auto" className="text-aside wrap-anywhere">
            {name}
          </h3>
          <TestShareBars {...{ shares, tests }} />
        </div>
      ))}
    </div>
  </section>
)
