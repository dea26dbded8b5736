import { describe, expect, it } from 'vitest'
import { readDatabaseUrl } from './address.ts'

describe('DATABASE_URL', () => {
  it('names a host, a database, a user and a password', () => {
    expect(readDatabaseUrl('postgres://ann:p%40ss@db.example:6543/meals')).toEqual({
      ...{ host: 'db.example', port: 6543, database: 'meals', user: 'ann', password: 'p@ss' },
      ...{ tls: 'checked', connections: 20, patience: 8000 },
    })
  })

  it.each([
    ['postgres://a@localhost/b', 'off'],
    ['postgres://a@127.0.0.1/b', 'off'],
    ['postgres://a@[::1]/b', 'off'],
    ['postgresql://a@ignored/b?host=/var/run/postgresql', 'off'],
    ['postgres://a@127.0.0.1.evil.example/b', 'checked'],
    ['postgres://a@10.0.0.2/b', 'checked'],
    ['postgres://a@localhost/b?sslmode=verify-full', 'checked'],
    ['postgres://a@db/b?sslmode=disable', 'off'],
    ['postgres://a@db/b?sslmode=require', 'unchecked'],
  ])('connects to %s over TLS: %s', (url, tls) => {
    expect(readDatabaseUrl(url).tls).toEqual(tls)
  })

  it('accepts the number of connections and the patience', () => {
    const { connections, patience } = readDatabaseUrl('postgres://a@localhost/b?connections=6&patience=900')
    expect({ connections, patience }).toEqual({ connections: 6, patience: 900 })
  })

  it.each([
    'mysql://ann:secret@localhost/meals',
    'localhost:5432/meals',
    'postgres://ann:secret@localhost',
    'postgres://localhost/secret',
    'postgres://ann:secret%@localhost/meals',
    'postgres://ann:secret@localhost/meals?sslmode=prefer',
    'postgres://ann:secret@localhost/meals?options=-csearch_path',
    'postgres://ann:secret@localhost/meals?connections=3',
    'postgres://ann:secret@db/meals?sslmode=require&sslrootcert=/nowhere/secret.pem',
  ])('refuses %s in one line without secrets', (url) => {
    const refused = () => readDatabaseUrl(url)
    expect(refused).toThrow(/^DATABASE_URL[^\n]{15,}$/)
    expect(refused).not.toThrow(/secret/)
  })
})
