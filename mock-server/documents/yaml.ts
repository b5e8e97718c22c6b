// Loaded for YAML only.
export { stringify } from 'yaml';
