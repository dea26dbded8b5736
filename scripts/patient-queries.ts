import { configure } from '@testing-library/react'

// What a test waits for comes when it comes: a busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 })

// The page of jsdom knows no timeline, which every browser has: nothing stands on it yet.
performance.getEntriesByType ??= () => []
