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
 * Refuses a list where a single value is compared: `['a']` would otherwise be written as `('a')` and found as `'a'`,
 * so that an array passed for a text.
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
      throw new ValueRefused('A list stands where one value belongs.');
    }
  }
}
