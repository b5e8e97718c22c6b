// A file of its own, so that the package is loaded for a YAML file only.
export { parse as parseYaml } from 'yaml';
