import { configure } from '@testing-library/react'

// Tests wait as long as it takes: a busy machine is not a failure.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks the timeline every browser has; this one is empty.
performance.getEntriesByType ??= () => []
