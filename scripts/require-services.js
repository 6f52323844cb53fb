// The services' tests never pass by not running.

const missing = ['SITREP_TEST_DATABASE_URL', 'SITREP_TEST_VALKEY_URL'].filter((name) => !process.env[name])
if (missing.length > 0) {
  console.error(`${missing.join(' and ')} must name the services; \`scripts/services.sh start\` starts them and prints both`)
  process.exit(1)
}
