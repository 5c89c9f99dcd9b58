// Checks a value against the part of JSON Schema that docs/review.schema.json uses. For tests only.

type Schema = { readonly [keyword: string]: unknown };

const KNOWN = new Set([
  ...['$schema', '$defs', '$ref', 'title', 'type', 'enum', 'anyOf', 'minimum', 'maximum', 'pattern'],
  ...['required', 'properties', 'additionalProperties', 'items', 'maxItems'],
]);

/** What is wrong with the value, each with its path. Throws if the schema has a keyword that this does not check. */
export function findSchemaFaults(value: unknown, schema: Schema, root: Schema = schema, path = '$'): readonly string[] {
  const unknown = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
  if (unknown !== undefined) throw new Error(`the keyword “${unknown}” is not checked`);
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.replace('#/$defs/', '');
    return findSchemaFaults(value, (root.$defs as { readonly [name: string]: Schema })[name]!, root, path);
  }
  const faults: string[] = [];
  const anyOf = schema.anyOf as readonly Schema[] | undefined;
  if (anyOf?.every((one) => findSchemaFaults(value, one, root, path).length > 0)) faults.push(`${path} fits none`);
  const types = schema.type === undefined ? null : [schema.type].flat();
  if (types !== null && !types.some((type) => hasType(value, String(type))))
    return [...faults, `${path} is no ${types}`];
  const allowed = schema.enum as readonly unknown[] | undefined;
  if (allowed?.includes(value) === false) faults.push(`${path} is ${JSON.stringify(value)}`);
  if (typeof value === 'number') {
    if (value < Number(schema.minimum ?? value)) faults.push(`${path} is ${value}`);
    if (value > Number(schema.maximum ?? value)) faults.push(`${path} is ${value}`);
  }
  if (typeof value === 'string' && !new RegExp(String(schema.pattern ?? '')).test(value))
    faults.push(`${path}: ${value}`);
  if (Array.isArray(value)) {
    if (value.length > Number(schema.maxItems ?? value.length)) faults.push(`${path} is too long`);
    const items = schema.items as Schema | undefined;
    if (items !== undefined)
      faults.push(...value.flatMap((one, i) => findSchemaFaults(one, items, root, `${path}[${i}]`)));
  } else if (typeof value === 'object' && value !== null) {
    const properties = (schema.properties ?? {}) as { readonly [name: string]: Schema };
    for (const name of (schema.required ?? []) as readonly string[])
      if (!Object.hasOwn(value, name)) faults.push(`${path}.${name} is missing`);
    for (const [name, one] of Object.entries(value))
      if (Object.hasOwn(properties, name))
        faults.push(...findSchemaFaults(one, properties[name]!, root, `${path}.${name}`));
      else if (schema.additionalProperties === false) faults.push(`${path}.${name} is not in the schema`);
  }
  return faults;
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
