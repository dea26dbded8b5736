addEventListener('install', () => {})
