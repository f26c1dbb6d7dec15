import {
  AndNode,
  BinaryOperationNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  ValueListNode,
} from 'kysely';
import { ValueRefused } from '../../rewards-club/ports/store-errors.ts';

/**
 * Rejects a list in a comparison with a single value. Kysely would compile `['a']` to `('a')`, so an array would pass
 * for a string.
 */
export const rejectLists: KyselyPlugin = {
  transformQuery({ node }) {
    if ('where' in node && node.where !== undefined) checkCondition(node.where.where);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function checkCondition(node: OperationNode): void {
  if (AndNode.is(node)) {
    checkCondition(node.left);
    checkCondition(node.right);
  } else if (BinaryOperationNode.is(node)) {
    const { rightOperand } = node;
    if (PrimitiveValueListNode.is(rightOperand) || ValueListNode.is(rightOperand)) {
      throw new ValueRefused('A list was given where one value is expected.');
    }
  }
}
